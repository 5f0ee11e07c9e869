export { promotionsAdminApi, promotionCalls } from './promotions-admin.api';
