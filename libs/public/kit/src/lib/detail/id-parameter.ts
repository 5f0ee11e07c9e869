import { parseWholeNumber } from '@lereng/shared-domain';
import { useParams } from 'react-router-dom';

/** The id that an address names (`:id` of its pattern), or null where it can name none. */
export function idParameter(parameter: string | undefined): number | null {
  const id = parseWholeNumber(parameter ?? '');
  return id !== null && id > 0 ? id : null;
}

/** The id that the present address names. */
export function useIdParameter(): number | null {
  return idParameter(useParams()['id']);
}
