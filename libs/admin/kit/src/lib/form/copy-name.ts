import { LIMITS } from '@lereng/shared-domain';
import { words } from '../shell/words';

/** Suggests a name for a copy: the same with a mark behind it, which counts copies of copies. */
export function copyName(name: string): string {
  const { mark, pattern } = words.copy;
  const [, original = name, count = '1'] = pattern.exec(name) ?? [];
  const suffix = original === name ? mark(1) : mark(Number(count) + 1);
  return `${[...original].slice(0, LIMITS.nameMax - suffix.length).join('')}${suffix}`;
}
