export { AppConfig, type DatabaseConfig, type LogLevel, type S3Config } from './app-config';
export { ConfigError, StartError } from './config-error';
export { ConfigModule } from './config.module';
export { prepareDataDir } from './data-dir';
export { configErrors, loadConfig } from './load-config';
export { VenueClock } from './venue-clock';
