export { date } from './date';
export { image } from './image';
export { focusFields, imageFocus, type Focus } from './image-focus';
export { lines } from './lines';
export { integer, percent, rupiah } from './numbers';
export type { ReferencesWords } from '../inputs/references-input';
export { references } from './references';
export { select } from './select';
export { multiline, text, url } from './text';
