/** The first day of a calendar month (UTC): how `model_spending` names it. */
export const firstOfMonth = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`
