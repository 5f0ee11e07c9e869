import { pictureSources, type PictureSource } from '@lereng/shared-domain';

/** What the URLs of a picture's files begin with, and the widths of the files. */
type Widths = readonly [stem: string, ...widths: number[]];

/** Matches the names of fields with the sources of a picture. */
const SOURCES = /_sources$/;

/** The state with the widths of its pictures in place of sources that name each URL. */
export const withWidths = (data: unknown): unknown =>
  mapSources(data, (sources: readonly PictureSource[]) => {
    const [{ srcset } = { srcset: '' }] = sources;
    const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const [file = ''] = srcset.split(' ', 1);
    const stem = file.slice(0, Math.max(file.lastIndexOf(`${widths[0]}.`), 0));
    const made = pictureSources(stem, widths);
    const isSame = ({ type, srcset: urls }: PictureSource, index: number) =>
      type === made[index]?.type && urls === made[index].srcset;
    return sources.length === made.length && sources.every(isSame) ? [stem, ...widths] : sources;
  });

/** Takes `withWidths` back. */
export const withSources = (data: unknown): unknown =>
  mapSources(data, (short: Widths | readonly PictureSource[]) => {
    const [stem, ...widths] = short as Widths;
    return typeof stem === 'string' ? pictureSources(stem, widths) : short;
  });

function mapSources(data: unknown, map: (sources: never) => unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((each) => mapSources(each, map));
  const entries = Object.entries(data).map(([name, value]) => [
    name,
    SOURCES.test(name) ? map(value as never) : mapSources(value, map),
  ]);
  return Object.fromEntries(entries) as unknown;
}
