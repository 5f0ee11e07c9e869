import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of a program on this machine; undefined if there is none. */
export const programPath = (name: string): string | undefined =>
  PLACES.map((place) => join(place, name)).find(existsSync);
