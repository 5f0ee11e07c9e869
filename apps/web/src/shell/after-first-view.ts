/** What the shell needs for every view but the first one, in a chunk of its own. */
export { renewingReader } from '@lereng/web-data-access';
export { updateHead } from '../document/update-head';
