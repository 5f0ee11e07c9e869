/** What a price is for, as responses have it. */
export interface PricedUnit {
  /** Such as `per jip`; null where the owner has not said it. */
  price_unit: string | null;
  /** How many people one unit is for. */
  capacity?: number | null;
}
