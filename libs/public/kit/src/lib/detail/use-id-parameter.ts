import { parseEntityId } from '@lereng/shared-domain';
import { useParams } from 'react-router-dom';

/** The id of the current path; null for a text that the API does not accept as an id. */
export function useIdParameter(): number | null {
  return parseEntityId(useParams()['id']);
}
