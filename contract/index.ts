/** Every operation of the product, by noun and name. A file of a noun exports its operations and nothing else. */
export * as contract from './operations.ts';
