/**
 * JSON without what repeats in the API's responses: the names of fields, which are written once for each
 * shape of object, and the URLs of an image's files, which follow from its own.
 */
export interface CompactJson {
  /** Names of fields. */
  shapes: string[][];
  /** An object is a list of its shape's number, from 1, and its values; a list begins with 0. */
  value: unknown;
}

type Fields = Record<string, unknown>;

interface ImageSource {
  type: string;
  srcset: string;
}

/** What `expand` makes the same value of. */
export function compact(json: unknown): CompactJson {
  const numbers = new Map<string, number>();
  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return [0, ...value.map(write)];
    if (typeof value !== 'object' || value === null) return value;
    const fields = namesForSources(value as Fields);
    const shape = JSON.stringify(Object.keys(fields));
    const number = numbers.get(shape) ?? numbers.size + 1;
    numbers.set(shape, number);
    return [number, ...Object.values(fields).map(write)];
  };
  // First of all leaves out undefined fields, as JSON does.
  const value = write(JSON.parse(JSON.stringify(json)));
  return { shapes: [...numbers.keys()].map((shape) => JSON.parse(shape) as string[]), value };
}

export function expand({ shapes, value }: CompactJson): unknown {
  const read = (compacted: unknown): unknown => {
    if (!Array.isArray(compacted)) return compacted;
    const [number, ...values] = compacted.map(read);
    const names = shapes[(number as number) - 1];
    if (!names) return values;
    return sourcesForNames(Object.fromEntries(names.map((name, index) => [name, values[index]])));
  };
  return read(value);
}

const SOURCES = ['image_sources', 'image_portrait_sources'];
const FORMATS = ['avif', 'webp'];

/** Replaces image sources by the names of their files, where these and the image's URL are enough. */
function namesForSources(fields: Fields): Fields {
  const result = { ...fields };
  for (const field of SOURCES) {
    const [first] = (fields[field] ?? []) as ImageSource[];
    if (!first) continue;
    const names = [...first.srcset.matchAll(/([^/]+)\.\w+ \d+w/g)]
      .map(([, name]) => name)
      .join(' ');
    const again = sourcesForNames({ ...fields, [field]: names })[field];
    if (JSON.stringify(again) === JSON.stringify(fields[field])) result[field] = names;
  }
  return result;
}

function sourcesForNames(fields: Fields): Fields {
  const url = String(fields['image_url']);
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  for (const field of SOURCES) {
    const names = fields[field];
    if (typeof names !== 'string') continue;
    fields[field] = FORMATS.map((format) => ({
      type: `image/${format}`,
      srcset: names
        .split(' ')
        .map((name) => `${folder}${name}.${format} ${/\d*$/.exec(name)?.[0]}w`)
        .join(', '),
    }));
  }
  return fields;
}
