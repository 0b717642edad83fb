/** Who sent a request, as determined by the server in front. */
export interface Client {
  /** The visitor's network address. */
  address: string
  /**
   * The address of the proxy that named `address`, when nobody has confirmed that it may be believed: a sender who
   * reaches this address could have made `address` up.
   */
  unconfirmedProxy?: string | undefined
}
