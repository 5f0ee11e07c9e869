export { BrandIcon } from './lib/brand-icon';
export {
  Button,
  buttonClass,
  ButtonLink,
  IconButton,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './lib/button';
export { CardPicture, type CardPictureProps } from './lib/card-picture';
export { CardLink, type CardLinkProps } from './lib/card-link';
export { CarouselControls } from './lib/carousel/carousel-controls';
export { CarouselSlides, type CarouselSlidesProps } from './lib/carousel/carousel-slides';
export { useCarousel, type Carousel, type CarouselOptions } from './lib/carousel/use-carousel';
export { classNames } from './lib/class-names';
export type { Elements } from './lib/elements';
export { ContentCard, ContentCardSkeleton, type ContentCardProps } from './lib/content-card';
export { DiscountBadge, type DiscountBadgeProps } from './lib/discount-badge';
export { EmptyState, type EmptyStateProps } from './lib/empty-state';
export { Icon, type IconProps } from './lib/icon';
export type { IconName } from './lib/icon-name.gen';
export { FormButton, type FormButtonProps } from './lib/form-button';
export type { LinkComponent } from './lib/link-component';
export {
  Picture,
  type PictureProps,
  type PictureSource,
  type ResponsiveImage,
} from './lib/picture';
export { pictureTransitionName } from './lib/picture-transition-name';
export { pictureOf } from './lib/picture-of';
export { Price, type PriceProps } from './lib/price';
export { RetryButton, type RetryButtonProps } from './lib/retry-button';
export { SearchField, type SearchFieldProps } from './lib/search-field';
export { Skeleton } from './lib/skeleton';
export { Loader, Spinner } from './lib/spinner';
export { useHydrated } from './lib/use-hydrated';
export { useWasServerRendered } from './lib/use-was-server-rendered';
export { useReducedMotion } from './lib/use-reduced-motion';
export { VenueMap, type VenueMapProps } from './lib/venue-map/venue-map';
export { VisuallyHidden } from './lib/visually-hidden';
