/** What a price is for, as responses have it. */
export interface PricedUnit {
  /** Such as `per jip`; null where the owner has not said it. */
  price_unit: string | null;
  /** The Indonesian one, where it is in another language. */
  price_unit_id?: string;
  /** How many people one unit is for. */
  capacity?: number | null;
}
