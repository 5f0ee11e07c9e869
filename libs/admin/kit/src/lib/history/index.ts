export {
  findLastActions,
  hrefOf,
  lastActionOn,
  subjectOf,
  type LastActions,
} from './entry-subject';
export { historyWords } from './words';
