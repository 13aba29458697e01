/** Words by which a statement says that something is not so, or that there is none. */
export const DENIES =
  /\b(?:no|not|none|never|without|nil|neither|nobody|nothing)\b|n['’]t\b|无|無|没有|沒有|未(?!来|來|分配)|不存在|不再|并不|없|않|아니|ない|ません|なし|おらず|せず/i
