export { PaperFoot } from './lib/paper-foot';
export { publicLayout } from './lib/public-layout';
