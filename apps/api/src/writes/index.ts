export { type ContentChange, ContentEvents } from './content-events';
export { HeldContent } from './held-content';
export { ReadKinds, ReadScope } from './read-scope';
export { type ContentTransaction, ContentUnit, type Prepared } from './content-unit';
export { ChangeCounter } from './change-counter';
export { BY_ITSELF, Write, type WriteContext } from './write-context';
