import type { PageNameKey } from '@lereng/web-feature';
import type { Venue } from './venue';

type Listed = 'menu' | 'packages' | 'promotions' | 'contact';

/** The settings with which the owner replaces a line of the pages. */
export type OwnerTextKey =
  PageNameKey | 'hero_line' | `home_${Listed}_line` | `${Listed}_introduction`;

/** The owner's text for a line of the pages, else the built-in one. */
export const ownerText = ({ text }: Venue, key: OwnerTextKey, builtIn: string): string =>
  text(key) ?? builtIn;
