export * from '@lereng/api-testing';
