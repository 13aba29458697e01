/** A page's size in any unit; only its shape counts. */
export interface PageSize {
  number: number
  width: number
  height: number
}
