import { ApiClient } from '@lereng/shared-testing';
import { checkContract } from './contract';

// Every response that a test of this tier gets is held against openapi.json.
ApiClient.check = checkContract;
