export { CardLink } from './lib/card/card-link';
export { CardPicture } from './lib/card/card-picture';
export { ContentCardSkeleton } from './lib/card/content-card';
export { DiscountBadge } from './lib/card/discount-badge';
export { useSoldOut } from './lib/card/sold-out-mark';
export { Day, Weekdays } from './lib/day';
export { DetailFrame, DetailSkeleton } from './lib/detail/detail-frame';
export { DetailPage, type DetailWords } from './lib/detail/detail-page';
export { useIdParameter } from './lib/detail/use-id-parameter';
export { loadDetail } from './lib/detail/load-detail';
export { RelatedList } from './lib/detail/related-list';
export { MenuItemCard } from './lib/menu-item/menu-item-card';
export { offerData, venueReference } from './lib/head/offer-data';
export { completeHead, emptyHead, pageHead, previewImage } from './lib/head/page-head';
export {
  breadcrumbs,
  listData,
  structuredData,
  venueData,
  venueId,
} from './lib/head/structured-data';
export { cardShape, gridShape } from './lib/list/grid-shape';
export { leadFirst, useLead } from './lib/list/lead-first';
export { loadOtherTexts } from './lib/list/load-other-texts';
export { ListPage } from './lib/list/list-page';
export type { RenderCard } from './lib/list/list-rows';
export type { ListSection } from './lib/list/section-links';
export type { ListWords } from './lib/list/list-words';
export { LoadFailure } from './lib/load-failure';
export { AddToOrder } from './lib/order/add-to-order';
export {
  deviceOrder,
  deviceOrderHref,
  setDeviceOrder,
  useDeviceOrder,
} from './lib/order/device-order';
export { openChat, withinLimit } from './lib/order/open-chat';
export { changeWordsIn } from './lib/order/order-facts';
export { OrderStepper } from './lib/order/order-stepper';
export { OrderSummarySlot } from './lib/order/order-summary-slot';
export { DurationChip } from './lib/package/duration-chip';
export { PackageCard } from './lib/package/package-card';
export { RouteText } from './lib/package/route-text';
export { activePromotions, bestActivePromotion, isActive } from './lib/promotion/active-promotions';
export { forgetContent, loadActivePromotions } from './lib/promotion/load-active-promotions';
export { shownData } from './lib/document/shown-data';
export { Included } from './lib/package/included';
export { DayPrices } from './lib/package/day-prices';
export { OtherPrices } from './lib/package/other-prices';
export { loadNextPromotions } from './lib/promotion/load-next-promotions';
export { useOffer } from './lib/promotion/next-promotions';
export { PHONE_PICTURE } from './lib/picture-sizes';
export { DayLine } from './lib/venue/day-line';
export { loadLinks } from './lib/venue/load-links';
export { loadOtherHours } from './lib/venue/load-other-hours';
export { useCalendar, useClosedToday, useDayStates } from './lib/venue/use-calendar';
export { usePackageDays } from './lib/venue/use-opening-days';
export { loadVenue } from './lib/venue/load-venue';
export { OpeningNews } from './lib/venue/opening-news';
export { useLoadedVenue, useVenue } from './lib/venue/use-venue';
export { ownerText } from './lib/venue/owner-text';
export { PlatformIconLink } from './lib/venue/platform-icon-link';
export { useWasServerRendered } from './lib/use-was-server-rendered';
export { toVenue, type Venue } from './lib/venue/venue';
export { Fact, VenueFacts } from './lib/venue/venue-facts';
export { VenuePlace } from './lib/venue/venue-place';
export { WeeklyHours } from './lib/venue/weekly-hours';
