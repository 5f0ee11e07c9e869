import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Those that responses are compressed with, the smallest first. */
const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

/** Browsers send a handful of values, which take longer to parse than a cached response to be sent. */
const choices = new LRUCache<string, Encoding>({ max: 200, memoMethod: choose });

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function acceptedEncoding(header = ''): Encoding {
  return choices.memo(header);
}

function choose(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings([...COMPRESSIONS]);
  return COMPRESSIONS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
