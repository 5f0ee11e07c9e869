export { applyPalette } from './lib/apply-palette';
export { BrandIcon } from './lib/brand-icon';
export {
  Button,
  buttonClass,
  ButtonLink,
  IconButton,
  type ButtonStyle,
  type IconButtonProps,
} from './lib/button';
export { classNames } from './lib/class-names';
export type { Elements } from './lib/elements';
export { EmptyState } from './lib/empty-state';
export { iconLinks } from './lib/icon-links';
export { Icon } from './lib/icon';
export type { LinkComponent } from './lib/link-component';
export { Logo, type LogoImage, logoOf, LogoPicture } from './lib/logo';
export { type LocalTexts, ownLang, withOwn } from './lib/own-lang';
export { Picture, type PictureProps, type ResponsiveImage } from './lib/picture';
export { pictureOf } from './lib/picture-of';
export { Price } from './lib/price';
export { SearchField } from './lib/search-field';
export { Skeleton } from './lib/skeleton';
export { Loader } from './lib/spinner';
export { NO_EARLY_INPUT, useEarlyInput } from './lib/use-early-input';
export { useHydrated } from './lib/use-hydrated';
export { VisuallyHidden } from './lib/visually-hidden';
