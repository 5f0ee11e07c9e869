import { errorProblem, errorStatus } from '@lereng/web-data-access';

/** What a failed save or delete has to say. */
export interface SaveFailure {
  message: string;
  /** Messages of single fields, by their names in the API. */
  fields: Record<string, string>;
}

/** A screen's own sentences for statuses that mean something of their own there. */
export type StatusSentences = Partial<Record<number, string>>;

/** The statuses whose answer says what the person who typed can do about it. */
const SAYS_WHY = [413, 422];

/**
 * The sentence for a failed call: the screen's own one for that status, else the server's where it
 * found fault with what was entered, else `generic`.
 */
export function explainFailure(
  error: unknown,
  generic: string,
  sentences: StatusSentences = {},
): SaveFailure {
  const status = errorStatus(error) ?? 0;
  const known = SAYS_WHY.includes(status) || status in sentences;
  const problem = known ? errorProblem(error) : null;
  return {
    message: sentences[status] ?? problem?.message ?? generic,
    fields: problem?.fields ?? {},
  };
}
