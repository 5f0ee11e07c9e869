export { applyPalette } from './lib/apply-palette';
export { BrandIcon } from './lib/brand-icon';
export {
  Button,
  buttonClass,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonStyle,
  type ButtonVariant,
  type IconButtonProps,
} from './lib/button';
export { classNames } from './lib/class-names';
export type { Elements } from './lib/elements';
export { EmptyState, type EmptyStateProps } from './lib/empty-state';
export { iconLinks } from './lib/icon-links';
export { Icon, type IconProps } from './lib/icon';
export type { IconName } from './lib/icon-name.gen';
export type { LinkComponent } from './lib/link-component';
export { Logo, type LogoImage, logoOf, LogoPicture, type LogoPictureProps } from './lib/logo';
export {
  Picture,
  type PictureProps,
  type PictureSource,
  type ResponsiveImage,
} from './lib/picture';
export { pictureOf } from './lib/picture-of';
export { Price, type PriceProps } from './lib/price';
export { SearchField, type SearchFieldProps } from './lib/search-field';
export { Skeleton } from './lib/skeleton';
export { Loader, Spinner } from './lib/spinner';
export { NO_EARLY_INPUT, useEarlyInput, type EarlyInput } from './lib/use-early-input';
export { useHydrated } from './lib/use-hydrated';
export { VisuallyHidden } from './lib/visually-hidden';
