/** Who sent a request, as determined by the server in front. */
export interface Client {
  /** The visitor's network address. */
  address: string
}
