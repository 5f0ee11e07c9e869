export { CachingExpressAdapter } from './caching-express.adapter';
export { isPagePath, pathOf } from './cache-key';
export { CachedResponse, type ResponseContent } from './cached-response';
export { ResponseCacheModule } from './response-cache.module';
export { ResponseCacheListener } from './response-cache.listener';
