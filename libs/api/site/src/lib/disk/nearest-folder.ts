import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path itself, or the nearest above it that is there: `mkdir` makes the rest in it. */
export function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
