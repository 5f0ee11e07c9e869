import { randomBytes } from 'node:crypto';
import { DEFAULT_COLORS, type HexColor } from '@lereng/shared-domain/look';
import type { ImageFocus } from './image-focus';

/**
 * The beginning of the names of a portrait crop's files, or of icons. It tells the focus, and of icons the surface, from
 * which it is known when they are outdated. Its random digits are never used twice, so a removal of an old crop cannot
 * remove a new one.
 */
export function cropName(prefix: 'p' | 'i', { x, y }: ImageFocus, surface?: HexColor): string {
  const ground = surface === undefined ? [] : [surface.slice(1)];
  return [prefix, x, y, ...ground, randomBytes(4).toString('hex')].join('-');
}

/** The surface on which icons of that name stand. Those of former releases had the default one, and did not say it. */
export function surfaceOfIcons(name: string): HexColor {
  const [, surface] = /^i-\d+-\d+-([0-9a-f]{6})-/.exec(name) ?? [];
  return surface === undefined ? DEFAULT_COLORS.surface : `#${surface}`;
}
