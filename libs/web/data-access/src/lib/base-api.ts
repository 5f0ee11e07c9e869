import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The empty API; every entity's generated endpoints are injected into it. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
