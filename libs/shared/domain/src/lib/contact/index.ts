export * from './order-link';
export * from './platform-name';
export * from './platforms';
export * from './social-handles';
export * from './whatsapp-link';
export * from './whatsapp-url';
