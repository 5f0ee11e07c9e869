import { parseWholeNumber } from '@lereng/shared-domain';
import { useParams } from 'react-router-dom';

/** The id in a path parameter, or null if it is not a positive whole number. */
export function idParameter(parameter: string | undefined): number | null {
  const id = parseWholeNumber(parameter ?? '');
  return id !== null && id > 0 ? id : null;
}

/** The id of the current path. */
export function useIdParameter(): number | null {
  return idParameter(useParams()['id']);
}
