import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LOCALE, type Locale } from '@lereng/shared-domain';
import type { Principal } from '../principal';

/** What the code that runs for a request knows of it without being told. */
interface RequestScope {
  /** Its id, which lines of the log name; null outside of requests. */
  readonly id: string | null;
  /** Whom it is for. */
  readonly principal: Principal;
  /** The language of what it shows. */
  readonly locale: Locale;
  /** Whether the request names that language. */
  readonly isLocaleNamed: boolean;
  /** The kinds of content that were read, where somebody asks; else null. */
  readonly kinds: Set<string> | null;
}

const NONE: RequestScope = {
  id: null,
  principal: null,
  locale: DEFAULT_LOCALE,
  isLocaleNamed: false,
  kinds: null,
};

const storage = new AsyncLocalStorage<RequestScope>();

export const requestScope = (): RequestScope => storage.getStore() ?? NONE;

/** Runs work in the present scope with these changes. */
export function inScope<T>(changes: Partial<RequestScope>, work: () => T): T {
  return storage.run({ ...requestScope(), ...changes }, work);
}
