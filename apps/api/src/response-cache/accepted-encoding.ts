export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of values; strangers may send any number. */
const REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The smallest form of an answer that a client takes, by its `Accept-Encoding`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = decide(header);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
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
