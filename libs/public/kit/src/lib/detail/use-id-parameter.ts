import { parseEntityId } from '@lereng/shared-domain';
import { useParams } from 'react-router-dom';

/** The id of the current path; null for anything that the API takes for none. */
export function useIdParameter(): number | null {
  return parseEntityId(useParams()['id']);
}
