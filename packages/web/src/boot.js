// Runs before the first paint, inside the page's head: sets language, colours and the look of the header, so that none of them flashes.
;(function () {
  var root = document.documentElement
  var store = {}
  try {
    store = localStorage
  } catch {
    // Storage is forbidden: the page shows as it was built.
  }
  var address = /^\/(en|ko|ja)(\/|$)/.exec(location.pathname)
  var kept = store.ocr_lang
  var language = address ? address[1] : ['zh-CN', 'en', 'ko', 'ja'].indexOf(kept) >= 0 ? kept : 'zh-CN'
  // What was built in advance speaks another language: it stays hidden until the page is made in the reader's, or has failed to be.
  if (language !== root.lang) {
    root.lang = language
    root.dataset.wait = ''
    setTimeout(function () {
      delete root.dataset.wait
    }, 5000)
  }
  var dark =
    store.ocr_theme === 'dark' || (store.ocr_theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (store.ocr_token) root.dataset.session = ''
})()
