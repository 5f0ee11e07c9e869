import { platformName } from '@lereng/shared-domain';
import { paths, type Path } from '@lereng/web-feature';

/** The kinds of content by their names in the API: what one of them is called, and where it is managed. */
export const KINDS: Readonly<Record<string, { readonly label: string; readonly path: Path }>> = {
  slides: { label: 'Slide', path: paths.admin.slides },
  'menu-items': { label: 'Menu', path: paths.admin.menuItems },
  packages: { label: 'Paket', path: paths.admin.packages },
  promotions: { label: 'Promo', path: paths.admin.promotions },
  'social-media': { label: 'Social Media', path: paths.admin.socialMedia },
  'site-settings': { label: 'Pengaturan', path: paths.admin.siteSettings },
};

/** The API's own name for a kind that is not known here. */
export const kindLabel = (kind: string): string => KINDS[kind]?.label ?? kind;

/** Null for a kind that is not known here. */
export const kindPath = (kind: string): Path | null => KINDS[kind]?.path ?? null;

/** A row's name as its list shows it: a social link is named by its platform. */
export const rowName = (kind: string, name: string): string =>
  kind === 'social-media' ? platformName(name) : name;
