/** The types of schema.org for places that serve food: these have a menu there. */
const FOOD_TYPES = [
  'CafeOrCoffeeShop',
  'Restaurant',
  'FoodEstablishment',
  'Bakery',
  'IceCreamShop',
] as const;

/** What a venue may be, as types of schema.org that search engines know. */
export const PLACE_TYPES = [
  ...FOOD_TYPES,
  'TouristAttraction',
  'Park',
  'AmusementPark',
  'Campground',
  'LodgingBusiness',
  'SportsActivityLocation',
  'TouristInformationCenter',
  'LocalBusiness',
] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

export const DEFAULT_PLACE_TYPE: PlaceType = 'CafeOrCoffeeShop';

export const servesFood = (type: PlaceType): type is (typeof FOOD_TYPES)[number] =>
  FOOD_TYPES.some((each) => each === type);
