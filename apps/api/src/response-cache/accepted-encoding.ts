import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that responses are compressed with; the one with the smallest result comes first. */
const COMPRESSIONS = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSIONS)[number] | 'identity';

/** Parsing the header takes longer than sending a cached response. Browsers send only a handful of values. */
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
