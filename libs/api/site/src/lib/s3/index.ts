/** Apart from `images`, as the library is large: what needs it imports this late. */
export { s3Client } from './s3-client';
