export { FrontAdapter } from './front-adapter';
export { isPagePath, pathOf } from './kept-address';
export { assembleAnswer, type PreparedAnswer } from './prepared-answer';
export { ResponseCacheModule } from './response-cache.module';
export { ResponseFront } from './response-front';
