// Runs before the first paint, as a file because the content security policy allows no inline script:
// sets the language and the colour scheme, so that neither flashes.
;(function () {
  var root = document.documentElement
  try {
    var language = localStorage.getItem('ocr_lang')
    if (['zh-CN', 'en', 'ko', 'ja'].indexOf(language) >= 0) root.lang = language
    var theme = localStorage.getItem('ocr_theme')
    var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
  } catch {
    root.dataset.theme = 'light'
  }
})()
