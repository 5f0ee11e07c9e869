import sprite from '../assets/icons.gen.svg';
import type { IconName } from './icon-name.gen';

export interface IconProps {
  name: IconName;
  /** With its size; default `size-6`. */
  className?: string;
}

/**
 * An icon in the colour of the text, hidden from screen readers. The shapes are in one file of their own,
 * which browsers keep, so that neither pages nor scripts repeat them.
 */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
