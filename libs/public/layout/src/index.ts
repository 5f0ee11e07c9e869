export { PaperFoot, type PaperFootProps } from './lib/paper-foot';
export { publicLayout } from './lib/public-layout';
