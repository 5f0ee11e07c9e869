export { AppConfig, type DatabaseConfig, type S3Config } from './app-config';
export { ConfigError, StartError } from './config-error';
export { prepareDataDir } from './data-dir';
export { configErrors, loadConfig } from './load-config';
