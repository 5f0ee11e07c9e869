// Generated from libs/shared/contract/openapi.json. Change the API, then generate again.
/** Operations whose body travels as `multipart/form-data`. */
export const multipartOperations: ReadonlySet<string> = new Set([
  'addPackageImage',
  'createMenuItem',
  'createPackage',
  'createPromotion',
  'createSlide',
  'updateHomeImage',
  'updateIconImage',
  'updateLogoImage',
  'updateMenuItem',
  'updatePackage',
  'updatePromotion',
  'updateSlide',
]);
