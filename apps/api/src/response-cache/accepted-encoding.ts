export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of values; other clients may send any number. */
const MAX_MEMOIZED = 200;
const memoized = new Map<string, Encoding>();

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const memoizedEncoding = memoized.get(header);
  if (memoizedEncoding) return memoizedEncoding;
  const encoding = decide(header);
  if (memoized.size >= MAX_MEMOIZED) memoized.clear();
  memoized.set(header, encoding);
  return encoding;
}

function decide(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const rest = weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? rest) > 0) ?? 'identity';
}
