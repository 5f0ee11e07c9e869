export { date } from './date';
export { focusFields, image, storedPicture } from './image';
export { lines } from './lines';
export { integer, percent, rupiah } from './numbers';
export type { ReferencesWords } from '../inputs/references-input';
export { references } from './references';
export { select } from './select';
export { multiline, text, url } from './text';
