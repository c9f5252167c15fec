/** A bucket of an S3-compatible service, and how it is reached. */
export interface BucketSettings {
  bucket: string;
  /** Null for AWS itself. */
  endpoint: string | null;
  region: string;
  /** Null where the machine has keys of its own, as on AWS. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket stands in the path of an address instead of its host. */
  pathStyle: boolean;
}
