import type { ReadErrorKey, Translations } from '@tickmark/document'

interface ErrorText {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  text: Translations
  /** The same where the answer names the `{field}` that it is about. */
  ofField?: Translations
}

const t = (zh: string, en: string, ko: string, ja: string): Translations => ({
  'zh-CN': zh,
  en,
  ko,
  ja,
})

/** Every refusal of the API: stable key, HTTP status, text in four languages. `{name}` is filled from `details`. */
export const ERRORS = {
  system_error: {
    status: 500,
    text: t('系统错误', 'System error', '시스템 오류가 발생했습니다', 'システムエラーが発生しました'),
  },
  request_error: {
    status: 400,
    text: t('请求错误', 'The request is not valid', '잘못된 요청입니다', 'リクエストが正しくありません'),
    ofField: t(
      '请求错误：“{field}”的值无效',
      'The request is not valid: check “{field}”',
      '잘못된 요청입니다. ‘{field}’ 값을 확인해 주세요',
      'リクエストが正しくありません。「{field}」の値をご確認ください',
    ),
  },
  body_incomplete: {
    status: 400,
    text: t(
      '请求未完整送达，请重试',
      'The request did not arrive in full. Please try again',
      '요청이 끝까지 전달되지 않았습니다. 다시 시도해 주세요',
      'リクエストが最後まで届きませんでした。もう一度お試しください',
    ),
  },
  login_first: {
    status: 401,
    text: t('请先登录', 'Please log in first', '먼저 로그인해 주세요', '先にログインしてください'),
  },
  login_again: {
    status: 401,
    text: t('请重新登录！', 'Please log in again', '다시 로그인해 주세요', 'もう一度ログインしてください'),
  },
  forbidden: {
    status: 403,
    text: t(
      '没有权限执行此操作',
      'You are not allowed to do this',
      '이 작업을 수행할 권한이 없습니다',
      'この操作を行う権限がありません',
    ),
  },
  link_ended: {
    status: 404,
    text: t(
      '此链接已失效或已被撤销',
      'This link has expired or was revoked',
      '만료되었거나 해지된 링크입니다',
      'このリンクは期限切れか、取り消されています',
    ),
  },
  link_password: {
    status: 403,
    text: t(
      '链接密码不正确',
      'The password of the link is not correct',
      '링크 비밀번호가 올바르지 않습니다',
      'リンクのパスワードが正しくありません',
    ),
  },
  colleague_unknown: {
    status: 404,
    text: t(
      '未找到该用户，请核对用户名、邮箱或手机号',
      'There is no such user; check the user name, email or phone',
      '해당 사용자를 찾을 수 없습니다. 사용자 이름, 이메일 또는 전화번호를 확인해 주세요',
      '該当するユーザーが見つかりません。ユーザー名、メールアドレス、電話番号をご確認ください',
    ),
  },
  last_owner: {
    status: 409,
    text: t(
      '工作区至少要有一名所有者，请先指定另一名所有者',
      'A workspace needs an owner; make somebody else an owner first',
      '워크스페이스에는 소유자가 한 명 이상 있어야 합니다. 먼저 다른 소유자를 지정해 주세요',
      'ワークスペースにはオーナーが必要です。先に別のオーナーを指定してください',
    ),
  },
  backup_busy: {
    status: 409,
    text: t(
      '正在写入或校验另一份备份，请等其完成后再试',
      'Another backup is being written or checked; wait until it is done',
      '다른 백업을 기록하거나 검사하고 있습니다. 끝난 뒤에 다시 시도해 주세요',
      '別のバックアップの書き込みまたは検査が進行中です。完了してからもう一度お試しください',
    ),
  },
  task_held: {
    status: 409,
    text: t(
      '管理员已要求保留该任务，在解除之前不能删除',
      'An administrator holds this task; it cannot be deleted before it is released',
      '관리자가 보존하도록 지정한 작업이므로 해제되기 전에는 삭제할 수 없습니다',
      '管理者が保全を指定しているタスクのため、解除されるまで削除できません',
    ),
  },
  signed_off: {
    status: 409,
    text: t(
      '审阅已签字，处理已锁定；如需修改，请先重新打开',
      'The review is signed and its decisions are locked; reopen it first',
      '서명된 검토이므로 처리가 잠겨 있습니다. 먼저 서명을 해제해 주세요',
      '署名済みのレビューのため、対応は変更できません。先に署名を解除してください',
    ),
  },
  changed_meanwhile: {
    status: 409,
    text: t(
      '内容已有变动，请核对后重新签字',
      'Something has changed meanwhile; look again, then sign',
      '그사이 내용이 변경되었습니다. 다시 확인한 후 서명해 주세요',
      'その間に内容が変わりました。もう一度確認してから署名してください',
    ),
  },
  decided_meanwhile: {
    status: 409,
    text: t(
      '其间已有他人处理了此问题',
      'Somebody else decided on this problem meanwhile',
      '그사이 다른 사용자가 이 지적사항을 처리했습니다',
      'その間に別のユーザーがこの指摘事項に対応しました',
    ),
  },
  not_found: {
    status: 404,
    text: t('未找到请求的内容', 'Not found', '요청하신 항목을 찾을 수 없습니다', 'お探しのものが見つかりません'),
  },
  no_workbook: {
    status: 404,
    text: t(
      '该文件不是工作簿，或尚未读取',
      'This file is not a workbook, or has not been read',
      '통합 문서가 아니거나 아직 읽지 않은 파일입니다',
      'ワークブックではないか、まだ読み取られていないファイルです',
    ),
  },
  cell_unknown: {
    status: 404,
    text: t(
      '工作簿中没有该单元格',
      'There is no such cell in the workbook',
      '통합 문서에 해당 셀이 없습니다',
      'ワークブックに該当するセルがありません',
    ),
  },
  not_an_input: {
    status: 422,
    text: t(
      '只能更改手工录入的数字，公式单元格不能更改',
      'Only typed numbers can be changed, not cells with formulas',
      '직접 입력한 숫자만 변경할 수 있으며 수식 셀은 변경할 수 없습니다',
      '変更できるのは直接入力された数値のみです。数式のセルは変更できません',
    ),
  },
  not_a_formula: {
    status: 422,
    text: t(
      '请选择含公式的单元格作为结果',
      'Choose a cell with a formula as the result',
      '결과로는 수식이 있는 셀을 선택해 주세요',
      '結果には数式のあるセルを選んでください',
    ),
  },
  model_too_large: {
    status: 422,
    text: t(
      '模型过大，无法在限定的时间和内存内完成计算',
      'The model is too large to be computed within the time and memory allowed',
      '모델이 너무 커서 제한된 시간과 메모리 안에 계산할 수 없습니다',
      'モデルが大きすぎるため、制限時間とメモリの範囲内で計算できません',
    ),
  },
  versions_differ: {
    status: 422,
    text: t(
      '只能比较同类文件：工作簿与工作簿、报告与报告',
      'Only like can be compared with like: a workbook with a workbook, a report with a report',
      '같은 종류의 파일만 비교할 수 있습니다(통합 문서끼리, 보고서끼리)',
      '比較できるのは同じ種類のファイルどうし（ワークブックどうし、報告書どうし）のみです',
    ),
  },
  request_timeout: {
    status: 500,
    text: t(
      '请求超时,请重试',
      'The request timed out. Please try again',
      '요청 시간이 초과되었습니다. 다시 시도해 주세요',
      'リクエストがタイムアウトしました。もう一度お試しください',
    ),
  },
  too_many_requests: {
    status: 429,
    text: t(
      '操作过于频繁，请 {seconds} 秒后再试',
      'Too many attempts. Try again in {seconds} seconds',
      '요청이 너무 많습니다. {seconds}초 후에 다시 시도해 주세요',
      '試行回数が多すぎます。{seconds}秒後にもう一度お試しください',
    ),
  },
  unavailable: {
    status: 503,
    text: t(
      '服务暂不可用，请稍后重试',
      'The service is temporarily unavailable',
      '서비스를 일시적으로 사용할 수 없습니다',
      'サービスは一時的に利用できません',
    ),
  },

  credentials_wrong: {
    status: 400,
    text: t(
      '用户名或密码错误',
      'Wrong user name or password',
      '사용자 이름 또는 비밀번호가 올바르지 않습니다',
      'ユーザー名またはパスワードが正しくありません',
    ),
  },
  second_factor_needed: {
    status: 403,
    text: t(
      '请输入身份验证器应用中的 6 位动态码',
      'Enter the 6-digit code of your authenticator app',
      '인증 앱의 6자리 코드를 입력해 주세요',
      '認証アプリの6桁のコードを入力してください',
    ),
  },
  second_factor_wrong: {
    status: 422,
    text: t(
      '动态码不正确或已使用过，请输入最新的动态码',
      'This code is wrong or was used already. Enter the latest one',
      '코드가 올바르지 않거나 이미 사용되었습니다. 최신 코드를 입력해 주세요',
      'コードが正しくないか、使用済みです。最新のコードを入力してください',
    ),
  },
  second_factor_required: {
    status: 403,
    text: t(
      '您的账户须启用两步验证，请先在账户设置中完成设置',
      'Your account requires two-step verification. Set it up in the account settings first',
      '이 계정은 2단계 인증이 필수입니다. 먼저 계정 설정에서 2단계 인증을 설정해 주세요',
      'このアカウントでは2段階認証が必須です。先にアカウント設定で設定してください',
    ),
  },
  second_factor_on: {
    status: 409,
    text: t(
      '两步验证已启用',
      'Two-step verification is on already',
      '2단계 인증이 이미 사용 중입니다',
      '2段階認証はすでに有効です',
    ),
  },
  single_sign_on_failed: {
    status: 400,
    text: t(
      '单点登录未完成，请重新登录',
      'Single sign-on did not succeed. Please try again',
      '통합 로그인을 완료하지 못했습니다. 다시 시도해 주세요',
      'シングルサインオンを完了できませんでした。もう一度お試しください',
    ),
  },
  single_sign_on_refused: {
    status: 403,
    text: t(
      '您的账户无权使用本系统，请联系贵机构的管理员',
      'Your organisation has not granted you access. Contact your administrator',
      '소속 기관에서 이 시스템의 사용 권한을 부여하지 않았습니다. 관리자에게 문의해 주세요',
      'ご所属の組織でこのシステムの利用が許可されていません。管理者にお問い合わせください',
    ),
  },
  single_sign_on_email: {
    status: 409,
    text: t(
      '该邮箱已有账户。请先用密码登录，再在账户设置中关联单点登录',
      'An account with this email exists. Log in with its password and connect single sign-on in the account settings',
      '이 이메일로 등록된 계정이 있습니다. 비밀번호로 로그인한 후 계정 설정에서 통합 로그인을 연결해 주세요',
      'このメールアドレスのアカウントがすでにあります。パスワードでログインし、アカウント設定でシングルサインオンを連携してください',
    ),
  },
  single_sign_on_taken: {
    status: 409,
    text: t(
      '该身份已关联其他账户',
      'This identity is connected with another account',
      '이미 다른 계정에 연결된 ID입니다',
      'このIDは別のアカウントと連携済みです',
    ),
  },
  password_missing: {
    status: 409,
    text: t(
      '该账户没有密码，只能通过单点登录进入',
      'This account has no password and is entered by single sign-on alone',
      '비밀번호가 없는 계정으로, 통합 로그인으로만 로그인할 수 있습니다',
      'このアカウントにはパスワードがなく、シングルサインオンでのみログインできます',
    ),
  },
  captcha_wrong: {
    status: 422,
    text: t(
      '验证码错误或已过期',
      'The verification code is wrong or has expired',
      '인증 코드가 올바르지 않거나 만료되었습니다',
      '認証コードが正しくないか、有効期限が切れています',
    ),
  },
  username_invalid: {
    status: 422,
    text: t(
      '用户名须为 3 至 32 个字符，可用文字、数字、点、连字符和下划线',
      'Use 3–32 characters: letters, digits, dots, hyphens or underscores',
      '사용자 이름은 3~32자의 문자, 숫자, 점, 하이픈, 밑줄이어야 합니다',
      'ユーザー名は3〜32文字で、文字・数字・ドット・ハイフン・アンダースコアが使えます',
    ),
  },
  username_taken: {
    status: 409,
    text: t(
      '该用户名已被使用',
      'This user name is taken',
      '이미 사용 중인 사용자 이름입니다',
      'このユーザー名はすでに使われています',
    ),
  },
  email_invalid: {
    status: 422,
    text: t(
      '邮箱格式不正确',
      'This is not a valid email address',
      '이메일 형식이 올바르지 않습니다',
      'メールアドレスの形式が正しくありません',
    ),
  },
  email_taken: {
    status: 409,
    text: t(
      '该邮箱已被注册',
      'This email address is already registered',
      '이미 등록된 이메일입니다',
      'このメールアドレスはすでに登録されています',
    ),
  },
  phone_invalid: {
    status: 422,
    text: t(
      '手机号格式不正确',
      'This is not a valid phone number',
      '전화번호 형식이 올바르지 않습니다',
      '電話番号の形式が正しくありません',
    ),
  },
  phone_taken: {
    status: 409,
    text: t(
      '该手机号已被注册',
      'This phone number is already registered',
      '이미 등록된 전화번호입니다',
      'この電話番号はすでに登録されています',
    ),
  },
  password_short: {
    status: 422,
    text: t(
      '密码至少 8 个字符',
      'Use at least 8 characters',
      '비밀번호는 8자 이상이어야 합니다',
      'パスワードは8文字以上で入力してください',
    ),
  },
  account_disabled: {
    status: 403,
    text: t(
      '该账号已停用，请联系管理员',
      'This account is disabled. Contact your administrator',
      '사용이 중지된 계정입니다. 관리자에게 문의해 주세요',
      'このアカウントは停止されています。管理者にお問い合わせください',
    ),
  },
  password_wrong: {
    status: 422,
    text: t(
      '当前密码不正确',
      'The current password is not correct',
      '현재 비밀번호가 올바르지 않습니다',
      '現在のパスワードが正しくありません',
    ),
  },
  reset_link_invalid: {
    status: 422,
    text: t(
      '该链接无效或已过期，请重新申请',
      'This link is invalid or has expired. Request a new one',
      '유효하지 않거나 만료된 링크입니다. 다시 요청해 주세요',
      'このリンクは無効か、有効期限が切れています。もう一度お手続きください',
    ),
  },
  own_account: {
    status: 409,
    text: t(
      '不能停用或删除自己的账号',
      'You cannot disable or delete your own account',
      '자신의 계정은 사용 중지하거나 삭제할 수 없습니다',
      '自分のアカウントを停止または削除することはできません',
    ),
  },
  password_common: {
    status: 422,
    text: t(
      '该密码过于常见，请更换',
      'This password is too common. Choose another',
      '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해 주세요',
      'よく使われるパスワードのため使用できません',
    ),
  },
  invitation_code_invalid: {
    status: 422,
    text: t(
      '邀请码无效、已用完或已过期',
      'The invitation code is invalid, used up or expired',
      '초대 코드가 유효하지 않거나 모두 사용되었거나 만료되었습니다',
      '招待コードが無効か、使用済み、または期限切れです',
    ),
  },
  required: {
    status: 422,
    text: t('此项为必填', 'This field is required', '필수 입력 항목입니다', '必須項目です'),
    ofField: t(
      '“{field}”为必填项',
      '“{field}” is required',
      '‘{field}’ 항목은 필수입니다',
      '「{field}」は必須項目です',
    ),
  },
  too_long: {
    status: 422,
    text: t('内容过长', 'This is too long', '내용이 너무 깁니다', '内容が長すぎます'),
    ofField: t(
      '“{field}”内容过长',
      '“{field}” is too long',
      '‘{field}’ 내용이 너무 깁니다',
      '「{field}」の内容が長すぎます',
    ),
  },
  url_invalid: {
    status: 422,
    text: t(
      '网址格式不正确，或该地址不允许访问',
      'This address is not valid or not allowed',
      '주소 형식이 올바르지 않거나 허용되지 않는 주소입니다',
      'アドレスの形式が正しくないか、許可されていません',
    ),
  },
  too_many_items: {
    status: 409,
    text: t(
      '数量已达上限（{limit} 个），请先删除不用的',
      'The limit of {limit} has been reached. Delete one first',
      '최대 {limit}개까지 만들 수 있습니다. 먼저 하나를 삭제해 주세요',
      '上限（{limit}件）に達しています。不要なものを削除してください',
    ),
  },
  services_required: {
    status: 422,
    text: t(
      '请至少选择一项感兴趣的服务',
      'Choose at least one service',
      '관심 있는 서비스를 하나 이상 선택해 주세요',
      'ご関心のあるサービスを1つ以上選択してください',
    ),
  },
  agreement_required: {
    status: 422,
    text: t(
      '请先阅读并同意隐私政策和服务条款',
      'Please accept the privacy policy and the terms',
      '개인정보 처리방침과 이용약관에 동의해 주세요',
      'プライバシーポリシーと利用規約に同意してください',
    ),
  },
  time_slot_required: {
    status: 422,
    text: t(
      '请选择演示时段',
      'Please choose a time slot',
      '희망 시간대를 선택해 주세요',
      'ご希望の時間帯を選択してください',
    ),
  },

  task_name_required: {
    status: 422,
    text: t('请输入任务名称', 'Enter a task name', '작업 이름을 입력해 주세요', 'タスク名を入力してください'),
  },
  task_name_too_long: {
    status: 422,
    text: t(
      '任务名称不能超过 32 个字符',
      'A task name can have at most 32 characters',
      '작업 이름은 32자를 넘을 수 없습니다',
      'タスク名は32文字以内で入力してください',
    ),
  },
  task_name_has_spaces: {
    status: 422,
    text: t(
      '任务名称不能包含空格',
      'A task name cannot contain spaces',
      '작업 이름에는 공백을 사용할 수 없습니다',
      'タスク名に空白は使えません',
    ),
  },
  task_name_characters: {
    status: 422,
    text: t(
      '任务名称只能包含文字、数字、连字符和下划线',
      'A task name can contain only letters, numbers, hyphens and underscores',
      '작업 이름에는 문자, 숫자, 하이픈, 밑줄만 사용할 수 있습니다',
      'タスク名に使えるのは文字・数字・ハイフン・アンダースコアのみです',
    ),
  },
  task_type_required: {
    status: 422,
    text: t('请选择任务类型', 'Choose a task type', '작업 유형을 선택해 주세요', 'タスクの種類を選択してください'),
  },
  ocr_model_required: {
    status: 422,
    text: t('请选择 OCR 模型', 'Choose an OCR model', 'OCR 모델을 선택해 주세요', 'OCRモデルを選択してください'),
  },
  analysis_model_required: {
    status: 422,
    text: t('请选择分析模型', 'Choose an analysis model', '분석 모델을 선택해 주세요', '分析モデルを選択してください'),
  },
  no_analysis_model: {
    status: 422,
    text: t(
      '该任务未选择可以提问的分析模型',
      'The task has no analysis model that can be asked',
      '이 작업에는 질문할 수 있는 분석 모델이 없습니다',
      'このタスクには質問できる分析モデルがありません',
    ),
  },
  remote_models_barred: {
    status: 422,
    text: t(
      '该工作区的所有者不允许将其任务发送给外部模型',
      'The owners of this workspace do not let models outside this network read its tasks',
      '이 워크스페이스의 소유자가 외부 모델의 사용을 허용하지 않습니다',
      'このワークスペースの所有者は、外部のモデルへの送信を許可していません',
    ),
  },
  model_no_answer: {
    status: 503,
    text: t(
      '模型未给出回答，请稍后再试',
      'The model gave no answer; please try again later',
      '모델이 답하지 않았습니다. 잠시 후 다시 시도해 주세요',
      'モデルから回答がありませんでした。時間をおいて再度お試しください',
    ),
  },
  model_budget_spent: {
    status: 429,
    text: t(
      '可发送给模型的用量额度已用尽',
      'The budget for models is used up',
      '모델에 보낼 수 있는 사용 한도를 모두 소진했습니다',
      'モデルに送信できる利用枠を使い切りました',
    ),
  },
  model_unavailable: {
    status: 422,
    text: t(
      '所选模型当前不可用',
      'The chosen model is not available',
      '선택한 모델을 현재 사용할 수 없습니다',
      '選択したモデルは現在利用できません',
    ),
  },
  files_required: {
    status: 422,
    text: t(
      '请至少选择一个文件',
      'Choose at least one file',
      '파일을 하나 이상 선택해 주세요',
      'ファイルを1つ以上選択してください',
    ),
  },
  file_format_unsupported: {
    status: 415,
    text: t(
      '不支持的文件格式：{name}',
      'Unsupported file format: {name}',
      '지원하지 않는 파일 형식입니다: {name}',
      '対応していないファイル形式です：{name}',
    ),
  },
  file_type_mismatch: {
    status: 415,
    text: t(
      '文件内容与扩展名不符：{name}',
      'The content of {name} does not match its file extension',
      '파일 내용이 확장자와 일치하지 않습니다: {name}',
      'ファイルの内容が拡張子と一致しません：{name}',
    ),
  },
  file_too_large: {
    status: 413,
    text: t(
      '文件大小超过 100 MB：{name}',
      '{name} is larger than 100 MB',
      '파일 크기가 100MB를 초과합니다: {name}',
      'ファイルサイズが100 MBを超えています：{name}',
    ),
  },
  file_count_exceeded: {
    status: 413,
    text: t(
      '文件数量超过 5 个',
      'More than 5 files were chosen',
      '파일이 5개를 초과합니다',
      'ファイルが5件を超えています',
    ),
  },
  total_size_exceeded: {
    status: 413,
    text: t(
      '文件总大小超过 100 MB',
      'The files exceed 100 MB in total',
      '전체 파일 크기가 100MB를 초과합니다',
      'ファイルの合計サイズが100 MBを超えています',
    ),
  },
  file_empty: {
    status: 422,
    text: t('文件为空：{name}', '{name} is empty', '빈 파일입니다: {name}', 'ファイルが空です：{name}'),
  },
  upload_incomplete: {
    status: 400,
    text: t(
      '上传中断，请重新上传',
      'The upload was interrupted. Please upload again',
      '업로드가 중단되었습니다. 다시 업로드해 주세요',
      'アップロードが中断されました。もう一度アップロードしてください',
    ),
  },
  storage_full: {
    status: 503,
    text: t(
      '存储空间不足，请联系管理员',
      'Storage is full. Please contact the administrator',
      '저장 공간이 부족합니다. 관리자에게 문의해 주세요',
      '保存容量が不足しています。管理者にお問い合わせください',
    ),
  },
  storage_used_up: {
    status: 413,
    text: t(
      '您的存储空间（{gigabytes} GB）不足以存放这些文件，请删除不再需要的任务，或联系管理员',
      'These files do not fit into your {gigabytes} GB of storage. Delete tasks you no longer need, or contact the administrator',
      '저장 공간({gigabytes}GB)이 부족하여 파일을 저장할 수 없습니다. 필요 없는 작업을 삭제하거나 관리자에게 문의해 주세요',
      '保存容量（{gigabytes}GB）が不足しているため、ファイルを保存できません。不要なタスクを削除するか、管理者にお問い合わせください',
    ),
  },
  quota_exceeded: {
    status: 429,
    text: t(
      '本月报告额度已用完',
      'This month’s report quota is used up',
      '이번 달 보고서 한도를 모두 사용했습니다',
      '今月のレポート上限に達しました',
    ),
  },
  quota_insufficient: {
    status: 429,
    text: t(
      '报告额度不足：本任务需要 {needed} 份，剩余 {left} 份',
      'Not enough reports left: this task needs {needed}, you have {left}',
      '보고서 한도가 부족합니다. 이 작업에 {needed}건이 필요하지만 {left}건 남았습니다',
      'レポートの残り件数が足りません（必要：{needed}件、残り：{left}件）',
    ),
  },
  quota_none: {
    status: 429,
    text: t(
      '当前方案按份计费，尚无可用报告，请联系我们开通',
      'Your plan is charged per report and none is open yet. Please contact us',
      '이용 중인 요금제는 건별 결제 방식이며 사용할 수 있는 보고서가 없습니다. 문의해 주세요',
      'ご利用のプランはレポート単位の課金で、利用可能な件数がありません。お問い合わせください',
    ),
  },
  trial_used_up: {
    status: 429,
    text: t(
      '试用的 {reports} 份报告已用完，如需继续使用请联系我们',
      'The {reports} reports of your trial are used up. Please contact us to go on',
      '체험판 보고서 {reports}건을 모두 사용했습니다. 계속 이용하시려면 문의해 주세요',
      '無料トライアルの{reports}件を使い切りました。継続をご希望の場合はお問い合わせください',
    ),
  },
  account_entered: {
    status: 409,
    text: t(
      '申请人已登录过该账户，无需再发链接',
      'The applicant has already entered this account; no new link is needed',
      '신청자가 이미 이 계정에 로그인했습니다. 새 링크가 필요하지 않습니다',
      '申込者はすでにこのアカウントにログインしています。新しいリンクは不要です',
    ),
  },
  trial_over: {
    status: 429,
    text: t(
      '{days} 天试用已结束，如需继续使用请联系我们',
      'Your {days}-day trial is over. Please contact us to go on',
      '{days}일 체험 기간이 끝났습니다. 계속 이용하시려면 문의해 주세요',
      '{days}日間の無料トライアルは終了しました。継続をご希望の場合はお問い合わせください',
    ),
  },

  history_failed: {
    status: 500,
    text: t(
      '获取历史任务失败',
      'Failed to get the task history',
      '작업 기록을 불러오지 못했습니다',
      'タスク履歴を取得できませんでした',
    ),
  },
  models_failed: {
    status: 500,
    text: t(
      '获取模型列表失败',
      'Failed to get the model list',
      '모델 목록을 불러오지 못했습니다',
      'モデル一覧を取得できませんでした',
    ),
  },
  detail_failed: {
    status: 500,
    text: t(
      '获取任务详情失败',
      'Failed to get the task details',
      '작업 상세 정보를 불러오지 못했습니다',
      'タスクの詳細を取得できませんでした',
    ),
  },
  results_failed: {
    status: 500,
    text: t('获取结果失败', 'Failed to get the results', '결과를 불러오지 못했습니다', '結果を取得できませんでした'),
  },
  start_failed: {
    status: 500,
    text: t('启动失败', 'The task could not be started', '작업을 시작하지 못했습니다', 'タスクを開始できませんでした'),
  },
  cancel_failed: {
    status: 409,
    text: t(
      '取消失败：任务已结束',
      'Cancellation failed: the task has already ended',
      '취소하지 못했습니다. 이미 종료된 작업입니다',
      'キャンセルできませんでした。タスクはすでに終了しています',
    ),
  },
  retry_failed: {
    status: 409,
    text: t(
      '任务尚未结束，无法重试',
      'A task that is still running cannot be retried',
      '아직 끝나지 않은 작업은 재시도할 수 없습니다',
      '終了していないタスクは再試行できません',
    ),
  },
  text_changed: {
    status: 409,
    text: t(
      '此处文字已被改动，请重新查看后再更正',
      'This text has changed meanwhile. Look at it again before you correct it',
      '그사이 텍스트가 변경되었습니다. 다시 확인한 뒤 수정해 주세요',
      'この箇所はすでに変更されています。もう一度ご確認のうえ修正してください',
    ),
  },
  text_reviewed: {
    status: 409,
    text: t(
      '文件已审阅或仍在处理，文字不能再更正',
      'The document has been reviewed or is still being worked on; its text can no longer be corrected',
      '이미 검토되었거나 처리 중인 문서의 텍스트는 수정할 수 없습니다',
      'レビュー済み、または処理中の文書の文字は修正できません',
    ),
  },
  remove_failed: {
    status: 500,
    text: t(
      '删除任务失败',
      'The task could not be removed',
      '작업을 삭제하지 못했습니다',
      'タスクを削除できませんでした',
    ),
  },
  download_failed: {
    status: 500,
    text: t(
      '下载失败，请重试',
      'The download failed. Please try again',
      '다운로드하지 못했습니다. 다시 시도해 주세요',
      'ダウンロードできませんでした。もう一度お試しください',
    ),
  },
  download_path_invalid: {
    status: 404,
    text: t(
      '下载路径无效',
      'The download path is not valid',
      '다운로드 경로가 올바르지 않습니다',
      'ダウンロードパスが正しくありません',
    ),
  },
  parse_failed: {
    status: 422,
    text: t('解析失败', 'Parsing failed', '파일을 읽지 못했습니다', '解析に失敗しました'),
  },
  review_too_large: {
    status: 422,
    text: t(
      '文件数据量过大，超出审阅所能处理的上限；已读取的内容仍可下载，请拆分文件后分别审阅',
      'The documents are too large to be reviewed in one task. What was read can be downloaded; split the files and review the parts',
      '문서의 데이터가 검토 가능한 한도를 초과했습니다. 읽은 내용은 다운로드할 수 있으며, 파일을 나누어 검토해 주세요',
      'データ量がレビューの上限を超えています。読み取った内容はダウンロードできます。ファイルを分割してレビューしてください',
    ),
  },
  task_failed: {
    status: 500,
    text: t(
      '任务执行失败，请联系管理员',
      'The task failed. Please contact the administrator',
      '작업 실행에 실패했습니다. 관리자에게 문의해 주세요',
      'タスクの実行に失敗しました。管理者にお問い合わせください',
    ),
  },
} as const satisfies Record<string, ErrorText>

export type ErrorKey = keyof typeof ERRORS

/** Why a file could not be read (解析失败: …), in four languages, with what to do. */
export const READ_ERRORS: Record<ReadErrorKey, Translations> = {
  EMPTY_FILE: t('文件为空', 'The file is empty', '파일이 비어 있습니다', 'ファイルが空です'),
  TYPE_MISMATCH: t(
    '文件内容与扩展名不符，请用正确的扩展名重新保存',
    'The content does not match the file extension. Save it again with the right extension',
    '파일 내용이 확장자와 일치하지 않습니다. 올바른 확장자로 다시 저장해 주세요',
    'ファイルの内容が拡張子と一致しません。正しい拡張子で保存し直してください',
  ),
  UNSUPPORTED_FORMAT: t(
    '不支持的文件格式，请另存为 PDF、Word、Excel 或 PowerPoint 文件后重试',
    'This file format is not supported. Save it as PDF, Word, Excel or PowerPoint and try again',
    '지원하지 않는 파일 형식입니다. PDF, Word, Excel 또는 PowerPoint 파일로 저장한 후 다시 시도해 주세요',
    '対応していないファイル形式です。PDF、Word、Excel、PowerPointのいずれかで保存し直してください',
  ),
  ENCRYPTED: t(
    '文件受密码保护，请解除密码后重新上传',
    'The file is password-protected. Remove the password and upload again',
    '암호로 보호된 파일입니다. 암호를 해제한 후 다시 업로드해 주세요',
    'パスワードで保護されています。解除してからもう一度アップロードしてください',
  ),
  CORRUPT: t(
    '文件已损坏，无法读取',
    'The file is damaged and cannot be read',
    '파일이 손상되어 읽을 수 없습니다',
    'ファイルが破損しており読み取れません',
  ),
  IMAGE_TOO_LARGE: t(
    '图像尺寸过大',
    'The image has too many pixels',
    '이미지의 픽셀 수가 너무 많습니다',
    '画像の画素数が大きすぎます',
  ),
  INVALID_IMAGE: t('图像无效', 'The image is not valid', '유효하지 않은 이미지입니다', '画像が正しくありません'),
  TOO_MANY_PAGES: t(
    '页数过多，请拆分后上传',
    'The file has too many pages. Split it and upload the parts',
    '페이지 수가 너무 많습니다. 나누어 업로드해 주세요',
    'ページ数が多すぎます。分割してアップロードしてください',
  ),
  RESOURCE_LIMIT: t(
    '处理该文件所需内存超出限制',
    'Reading the file needs more memory than allowed',
    '파일 처리에 필요한 메모리가 한도를 초과했습니다',
    'ファイルの処理に必要なメモリが上限を超えました',
  ),
  TIMEOUT: t('处理超时', 'Reading the file took too long', '처리 시간이 초과되었습니다', '処理時間が上限を超えました'),
  NO_CONTENT: t(
    '文件中没有可读取的内容',
    'The file contains nothing that can be read',
    '파일에 읽을 수 있는 내용이 없습니다',
    '読み取れる内容がありません',
  ),
  CANCELLED: t('已取消', 'Cancelled', '취소되었습니다', 'キャンセルされました'),
  READER_CRASHED: t(
    '文件导致解析程序异常终止',
    'The reader crashed on this file',
    '파일을 읽는 중 프로그램이 비정상 종료되었습니다',
    'ファイルの読み取り中にプログラムが異常終了しました',
  ),
  PAGE_FAILED: t(
    '该页多次尝试后仍无法读取',
    'The page could not be read after several attempts',
    '여러 번 시도했지만 페이지를 읽지 못했습니다',
    '複数回試みましたがページを読み取れませんでした',
  ),
  CONVERTER_MISSING: t(
    '处理该文件需要 LibreOffice，本机未安装。请安装 LibreOffice，或安装 npm 包 @matbee/libreoffice-converter',
    'This file needs LibreOffice, which is not installed here. Install LibreOffice or the npm package @matbee/libreoffice-converter',
    '이 파일을 처리하려면 LibreOffice가 필요하지만 설치되어 있지 않습니다. LibreOffice 또는 npm 패키지 @matbee/libreoffice-converter를 설치해 주세요',
    'このファイルの処理にはLibreOfficeが必要ですが、インストールされていません。LibreOffice、またはnpmパッケージ@matbee/libreoffice-converterをインストールしてください',
  ),
}

/** Fills `{name}` places. */
export function fillText(text: string, details: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in details ? String(details[name]) : place))
}
