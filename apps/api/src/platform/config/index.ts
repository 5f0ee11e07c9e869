export { ConfigModule } from './config.module';
export { VenueClock } from './venue-clock';
