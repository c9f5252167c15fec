import { afterAll } from 'vitest';
import { dropDatabases } from './postgres.ts';

// After all that a file does itself.
afterAll(dropDatabases);
